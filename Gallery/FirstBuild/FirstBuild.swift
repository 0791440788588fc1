// Nothing: whoever builds this target builds the command and the gallery in one go (see ./draw-gallery), where SwiftPM
// builds one product after the other, each with an end of its own at which one core is idle.
