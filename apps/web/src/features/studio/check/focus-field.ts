/** Focuses the field with this name, such as `beats.2.title` or `caption`. A collapsed section is opened first. */
export function focusField(name: string): void {
  const [field] = document.getElementsByName(name);
  if (!field) return;
  field.closest("details")?.setAttribute("open", "");
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
}
