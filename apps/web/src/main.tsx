import "./app.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { ToasterSlot } from "./app/frame/toaster-slot.tsx";
import { readyToShow } from "./app/ready-to-show.ts";
import { AppRoutes } from "./app/routes.tsx";
import { loadRefusals } from "./shared/refusals/worded.ts";
import { session } from "./shared/session/session.ts";

// With the code that shows them here, the line is free. The styles would ask for them only once there is text.
for (const face of ["Hanken Grotesk Variable", "Familjen Grotesk Variable"]) void document.fonts.load(`1em "${face}"`);

session.restore();

const root = document.getElementById("root");
if (!root) throw new Error("app.html holds no #root");

const app = (
  <StrictMode>
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
    <ToasterSlot />
  </StrictMode>
);
// What can't be loaded is asked for again by the page, which says so.
void readyToShow(location.pathname)
  .catch(() => undefined)
  .then(() => createRoot(root).render(app));

// Rules of the domain refuse in the page too; by then their sentences are there.
addEventListener("load", () => void loadRefusals().catch(() => undefined));
