import { Post } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import { byKeyField } from "../files/file-lookup.ts";
import { ofProject, type RawDocument, record } from "../record.ts";

/** A post as stored: with the key of its cover. */
export const StoredPost = z.extend(Post, { coverKey: z.nullable(z.string()) });
export type StoredPost = z.infer<typeof StoredPost>;

/** The cover outlives its asset and its creation, because the post still shows it. */
export const coverOf = (post: RawDocument) => ({ shown: typeof post.coverKey === "string" ? [post.coverKey] : [] });

/** Collection `posts`, keyed by post id. Its targets are a subcollection of each document. */
export const postRecords = record(
  "posts",
  StoredPost,
  { createdAt: "timestamp", lastUpdated: "timestamp" },
  ofProject("posts", {
    files: {
      of: ({ value }) => coverOf(value),
      under: {
        exports: byKeyField("coverKey"),
        creations: byKeyField("coverKey"),
        materials: byKeyField("coverKey"),
        thumbnails: byKeyField("coverKey"),
      },
    },
  }),
);
