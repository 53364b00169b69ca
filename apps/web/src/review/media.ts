import type { ReviewFile, ReviewTarget } from "@vignette/domain/approval";
import { m } from "@vignette/messages";
import { element } from "../marketing/element.ts";

/** The media of a post as it will appear on an account: the playing video, or slides. */
export function media({ files, username, caption }: ReviewTarget): HTMLElement {
  const [first] = files;
  if (!first) return element("p", "plate gone", m.review_file_gone());
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
  player.setAttribute("aria-label", m.review_video_for({ username }));
  return player;
}

function slides(files: readonly ReviewFile[], caption: string): HTMLElement {
  const list = element("ol", "plate slides", ...files.map((file, index) => slide(file, index, files.length)));
  list.tabIndex = 0;
  list.setAttribute("aria-label", m.review_slides_of({ caption: caption.slice(0, 60) }));
  if (files.length === 1) return list;
  const total = files.length;
  const count = element("p", "count", m.review_slide_number({ number: 1, total }));
  const turn = (by: number) => list.scrollBy({ left: by * list.clientWidth });
  list.addEventListener("scroll", () => {
    const at = Math.round(list.scrollLeft / Math.max(1, list.clientWidth)) + 1;
    count.textContent = m.review_slide_number({ number: at, total });
  });
  return element(
    "div",
    "deck",
    list,
    element(
      "div",
      "turn",
      button(m.review_back(), () => turn(-1)),
      count,
      button(m.review_next(), () => turn(1)),
    ),
  );
}

function slide(file: ReviewFile, index: number, of: number): HTMLElement {
  const picture = element("img", null);
  picture.src = file.url;
  picture.alt = m.review_slide_number({ number: index + 1, total: of });
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
