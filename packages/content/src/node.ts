export { filesOfDocument, neededKeys } from "./node/files-of-document.ts";
