import { Post } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import { ofProject, record } from "../record.ts";

/** A post as stored: with the key of its cover. */
export const StoredPost = z.extend(Post, { coverKey: z.nullable(z.string()) });
export type StoredPost = z.infer<typeof StoredPost>;

/** Collection `posts`, keyed by post id. Its targets are a subcollection of each document. */
export const postRecords = record(
  "posts",
  StoredPost,
  { createdAt: "timestamp", lastUpdated: "timestamp" },
  ofProject("posts"),
);
