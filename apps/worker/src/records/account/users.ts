import { photoFolder, User } from "@vignette/domain/identity";
import { byPart } from "../files/file-lookup.ts";
import { ofAccount, record } from "../record.ts";

/** Collection `users`, keyed by uid. */
export const userRecords = record(
  "users",
  User,
  {
    createdAt: "timestamp",
    lastUpdated: "timestamp",
    lastLogin: "timestamp",
    lastCountryUpdate: "timestamp",
    disabledAt: "timestamp",
  },
  ofAccount("profile", {
    owner: "key",
    files: { of: ({ id }) => ({ folders: [photoFolder(id)] }), under: { photos: byPart(1) } },
  }),
);
