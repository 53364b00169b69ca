import "./app.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { session } from "./features/identity/session.ts";
import { AppRoutes } from "./routes.tsx";
import { ToasterSlot } from "./shell/toaster-slot.tsx";
import { queryClient, trpc, trpcClient } from "./trpc.ts";

session.restore();

const root = document.getElementById("root");
if (!root) throw new Error("app.html holds no #root");

createRoot(root).render(
  <StrictMode>
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
        <ToasterSlot />
      </QueryClientProvider>
    </trpc.Provider>
  </StrictMode>,
);
