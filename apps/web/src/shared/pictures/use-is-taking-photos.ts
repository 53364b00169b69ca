import { useIsMutating } from "@tanstack/react-query";
import { getMutationKey } from "@trpc/react-query";
import { trpc } from "../../trpc.ts";

/** Whether photos of a product's page are being added to the assets now. */
export const useIsTakingPhotos = () => useIsMutating({ mutationKey: getMutationKey(trpc.assets.takePagePictures) }) > 0;
