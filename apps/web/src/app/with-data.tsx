import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { queryClient, trpc, trpcClient } from "../trpc.ts";

/** Around pages that call the Worker. Sign-in pages are outside, so that they load without it. */
export function WithData({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
