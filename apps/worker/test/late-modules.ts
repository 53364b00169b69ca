// What the Worker loads late is here before any request: in tests modules come over the runner's own connection, and a
// module that one request asks for cannot be waited for by another.
import "../src/adapters/generation/draw-image.ts";
import "../src/adapters/generation/speak.ts";
import "../src/adapters/generation/write-script.ts";
