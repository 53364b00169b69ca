export { loadFaces } from "./faces/node-faces.ts";
