declare module "*.woff2?url" {
  const url: string;
  // biome-ignore lint/style/noDefaultExport: bundlers hand out the address of a file as its default export
  export default url;
}
