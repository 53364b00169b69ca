/**
 * Sets the theme that was chosen in Settings before the first paint; without a choice the system decides. It stands in
 * every document, because a file of its own would delay the first paint by a request, and the Worker allows it by its
 * hash.
 */
export const THEME_SCRIPT =
  'var t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t';
