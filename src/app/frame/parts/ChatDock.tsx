import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { IconButton } from '#kit/action/IconButton.tsx';
import { useBackCloses } from '#kit/overlay/useBackCloses.ts';
import { OutsideFrame } from '#kit/page/OutsideFrame.tsx';
import styles from './ChatDock.module.css';

interface ChatDockProps {
  /** The chat's own page. */
  src: string;
}

/**
 * The live chat: a button at the lower edge, and a panel with the chat's own page. The page is loaded when the panel is first opened,
 * and the conversation continues while the panel is closed.
 */
export function ChatDock({ src }: ChatDockProps) {
  const intl = useIntl();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const opened = panel.current;
    if (!isOpen || !opened) return undefined;
    opened.focus();
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    opened.addEventListener('keydown', leave);
    return () => opened.removeEventListener('keydown', leave);
  }, [isOpen]);
  const open = () => {
    setOpen(true);
    setHasOpened(true);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useBackCloses(isOpen, close);
  const title = intl.formatMessage({ id: 'chat.title' });
  return (
    <div className={styles.dock}>
      {hasOpened && (
        <section ref={panel} id={id} aria-label={title} tabIndex={-1} hidden={!isOpen} className={styles.panel}>
          <header className={styles.head}>
            <span>{title}</span>
            <IconButton icon="close" label={intl.formatMessage({ id: 'chat.close' })} onClick={close} />
          </header>
          <div className={styles.page}>
            <OutsideFrame src={src} title={title} />
          </div>
        </section>
      )}
      <Button ref={button} aria-expanded={isOpen} onClick={isOpen ? close : open}>
        {title}
      </Button>
    </div>
  );
}
