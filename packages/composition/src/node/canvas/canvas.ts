import "./without-system-fonts.ts";

export { type Canvas, createCanvas, Image, ImageData, loadImage, type SKRSContext2D } from "@napi-rs/canvas";
