import type { ReviewFile, ReviewTarget } from "@vignette/domain/approval";
import { element } from "../marketing/element.ts";

/** The media of a post as it will appear on an account: the playing video, or slides. */
export function media({ files, username, caption }: ReviewTarget): HTMLElement {
  const [first] = files;
  if (!first) return element("p", "plate gone", "The file of this post is gone.");
  if (first.type === "video/mp4") return video(first, username);
  return slides(files, caption);
}

function video(file: ReviewFile, username: string): HTMLElement {
  const player = element("video", "plate");
  player.src = file.url;
  player.controls = true;
  player.playsInline = true;
  player.preload = "metadata";
  player.width = file.width;
  player.height = file.height;
  player.setAttribute("aria-label", `Video for @${username}`);
  return player;
}

function slides(files: readonly ReviewFile[], caption: string): HTMLElement {
  const list = element("ol", "plate slides", ...files.map((file, index) => slide(file, index, files.length)));
  list.tabIndex = 0;
  list.setAttribute("aria-label", `Slides of “${caption.slice(0, 60)}”`);
  if (files.length === 1) return list;
  const count = element("p", "count", `1 of ${files.length}`);
  const turn = (by: number) => list.scrollBy({ left: by * list.clientWidth });
  list.addEventListener("scroll", () => {
    const at = Math.round(list.scrollLeft / Math.max(1, list.clientWidth)) + 1;
    count.textContent = `${at} of ${files.length}`;
  });
  return element(
    "div",
    "deck",
    list,
    element(
      "div",
      "turn",
      button("Back", () => turn(-1)),
      count,
      button("Next", () => turn(1)),
    ),
  );
}

function slide(file: ReviewFile, index: number, of: number): HTMLElement {
  const picture = element("img", null);
  picture.src = file.url;
  picture.alt = `Slide ${index + 1} of ${of}`;
  picture.width = file.width;
  picture.height = file.height;
  if (index > 1) picture.loading = "lazy";
  return element("li", null, picture);
}

function button(words: string, onPress: () => void): HTMLButtonElement {
  const made = element("button", "button small", words);
  made.type = "button";
  made.addEventListener("click", onPress);
  return made;
}
