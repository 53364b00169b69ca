// Read by @napi-rs/canvas while it is loaded: searching the machine's fonts takes it 90 ms and 15 MB, and no text is
// ever set in one of them.
process.env.DISABLE_SYSTEM_FONTS_LOAD = "1";
