/** Who a verified identity token speaks for. */
export type TokenUser = {
  uid: string;
  email: string;
  emailVerified: boolean;
  displayName: string;
  photoURL: string | null;
  isAdmin: boolean;
};
