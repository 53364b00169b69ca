export { default as japanese } from "@fontsource-variable/noto-sans-jp/unicode.json" with { type: "json" };
export { default as korean } from "@fontsource-variable/noto-sans-kr/unicode.json" with { type: "json" };
export { default as chinese } from "@fontsource-variable/noto-sans-sc/unicode.json" with { type: "json" };
