import { useEffect, useRef, type MouseEventHandler, type ReactNode } from 'react';

interface Props {
  /** Its title has the id `ID-title`, and what describes it, where anything does, `ID-text`. */
  readonly id: string;
  readonly isDescribed?: boolean;
  readonly onCancel: () => void;
  readonly onMouseDown?: MouseEventHandler;
  /** What stands on it; every way out goes through `close`, which then does what was chosen. */
  readonly children: (close: (then: () => void) => void) => ReactNode;
}

/** A question over the page of a table: nothing behind it can be reached until it is answered or left with Escape. */
export function DialogSheet({ id, isDescribed = false, onCancel, onMouseDown, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = (then: () => void): void => {
    dialog.current?.close(); // else nothing behind it could take the focus back
    then();
  };
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby={`${id}-title`}
      aria-describedby={isDescribed ? `${id}-text` : undefined}
      onMouseDown={onMouseDown}
      onCancel={event => {
        event.preventDefault();
        close(onCancel);
      }}
    >
      {children(close)}
    </dialog>
  );
}
