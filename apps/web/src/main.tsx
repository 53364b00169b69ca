import "./app.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { session } from "./features/identity/session.ts";
import { AppRoutes } from "./routes.tsx";
import { ToasterSlot } from "./shell/toaster-slot.tsx";

session.restore();

const root = document.getElementById("root");
if (!root) throw new Error("app.html holds no #root");

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
    <ToasterSlot />
  </StrictMode>,
);
