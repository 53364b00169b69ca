/**
 * Flags of Node for processes that run tests. Two threads of Node 24 that run the same WebAssembly can wait for each other
 * for ever: one frees code that the optimizing compiler has replaced, while that compiler hands out the next. Node
 * itself strips types with WebAssembly, so each thread that a test starts is concerned. Seen in the threads of a process of
 * unit tests that had stopped (`WasmEngine::FreeDeadCode`, `AddPotentiallyDeadCode`). Without the second compiler no
 * code is replaced; the tests take as long as before.
 */
export const WASM_FLAGS = ["--no-wasm-tier-up"];
