/** The URLs to which the payment service's pages return. */
export function returnTo(publicOrigin: string) {
  const settings = `${publicOrigin}/dashboard/settings`;
  return { settings, success: `${settings}?checkout=success`, canceled: `${settings}?checkout=cancelled` };
}
