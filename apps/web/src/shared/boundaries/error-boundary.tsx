import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  show: (error: unknown, retry: () => void) => ReactNode;
  onRetry?: () => void;
  children: ReactNode;
};

/** Shows an error message instead of an empty page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error("Unknown") };
  }

  readonly retry = () => {
    // After a deploy the files of the old version are gone: only a reload loads the new ones.
    if (isLostFile(this.state.error)) window.location.reload();
    this.props.onRetry?.();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.show(error, this.retry);
  }
}

const isLostFile = (error: unknown) => error instanceof TypeError && /module|import/i.test(error.message);
