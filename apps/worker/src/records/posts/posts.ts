import { Post } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import { ofProject, record } from "../record.ts";

/** A post as it lies in Firestore: with the key of the picture that stands for it. */
export const StoredPost = z.extend(Post, { coverKey: z.nullable(z.string()) });
export type StoredPost = z.infer<typeof StoredPost>;

/** Collection `posts`, keyed by post id. Its targets hang below each document. */
export const postRecords = record(
  "posts",
  StoredPost,
  { createdAt: "timestamp", lastUpdated: "timestamp" },
  ofProject("posts"),
);
