/** Goes to the field of the words that are meant: `beats.2.title`, `caption`. A folded part is opened first. */
export function focusField(name: string): void {
  const [field] = document.getElementsByName(name);
  if (!field) return;
  field.closest("details")?.setAttribute("open", "");
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
}
