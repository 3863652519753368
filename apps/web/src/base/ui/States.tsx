import type { Problem } from '@corvo/core';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useText } from '../i18n/index.ts';
import { sayProblem } from '../lib/problems.ts';

/** The skeleton of a page or a list while it is on its way. */
export function Bones({ rows = 3, title = false, tall = false }: { rows?: number; title?: boolean; tall?: boolean }) {
  const { t } = useText();
  return (
    <div className="bones" role="status" aria-label={t('state.loading')}>
      {title && <span className="bone title" />}
      {tall && <span className="bone tall" />}
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="bone row" />
      ))}
    </div>
  );
}

/** Nothing here: one sentence and one action. */
export function Empty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="empty">
      <p>{children}</p>
      {action}
    </div>
  );
}

/** The server does not answer: what goes on, and what to do. */
export function Away({ onRetry }: { onRetry: () => void }) {
  const { t } = useText();
  return (
    <div className="empty" role="status">
      <p>
        <span className="tag warn">{t('state.offline')}</span> {t('state.away')}
      </p>
      <button type="button" className="btn small" onClick={onRetry}>
        {t('state.retry')}
      </button>
    </div>
  );
}

export function ProblemNotice({ problem, children }: { problem: Problem; children?: ReactNode }) {
  const { language } = useText();
  return (
    <div className="notice bad" role="alert">
      <p>{sayProblem(language, problem)}</p>
      {children}
    </div>
  );
}

interface GuardProps {
  readonly children: ReactNode;
  readonly place: string; // where one is: what broke there says nothing about the next page
  readonly fallback: ReactNode;
}

interface Guarded {
  readonly place: string;
  readonly broken: boolean;
}

/** Keeps a broken page from taking the others with it. */
export class Guard extends Component<GuardProps, Guarded> {
  override state: Guarded = { place: this.props.place, broken: false };
  /** Whatever was thrown: to draw the same page again would throw again, and break the whole window. */
  static getDerivedStateFromError(): Partial<Guarded> {
    return { broken: true };
  }
  static getDerivedStateFromProps({ place }: GuardProps, before: Guarded): Guarded | null {
    return place === before.place ? null : { place, broken: false };
  }
  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(`The page ${this.props.place} broke`, error, componentStack);
  }
  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
