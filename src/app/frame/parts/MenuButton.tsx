import { useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { LazyMenu } from '#kit/overlay/LazyMenu.ts';
import { HeaderButton } from './HeaderControl';
import type { MenuEntry } from '#kit/overlay/menuEntry.ts';
import type { IconName } from '#kit/icon/Icon.tsx';

/** Props that an opened menu gets from its button. */
export interface OpenedMenu {
  readonly name: string;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  onClose(): void;
}

/** A menu whose entries are rendered by a chunk of its own, fetched on first use. */
interface OwnMenu {
  readonly Content: ComponentType<OpenedMenu>;
  prefetch(): void;
}

interface MenuButtonProps {
  /** Subject of the menu, for assistive technology. */
  name: string;
  icon?: IconName;
  /** Visible label; omit for an icon alone. */
  label?: ReactNode;
  /** Pixels that the words take at least, because they come later than the rest. */
  labelWidth?: number;
  /** The words take no more than that and are cut off, where the header is narrow. */
  isShort?: boolean;
  /** Quieter words under them. */
  detail?: ReactNode;
  /** The entries from top to bottom, or a component that renders the menu. */
  entries: readonly MenuEntry[] | OwnMenu;
}

/** A button of the header that opens a menu. The menu's code is fetched on first use. */
export function MenuButton({ name, icon, label, labelWidth, isShort = false, detail, entries }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const opened = { name, anchor: button, isOpen, onClose: () => setOpen(false) };
  return (
    <>
      <HeaderButton
        ref={button}
        name={name}
        {...(icon ? { icon } : {})}
        {...(label === undefined ? {} : { label })}
        {...(labelWidth === undefined ? {} : { labelWidth })}
        isShort={isShort}
        {...(detail === undefined ? {} : { detail })}
        opens={{ kind: 'menu', isOpen }}
        onIntent={'Content' in entries ? entries.prefetch : LazyMenu.prefetch}
        onClick={() => {
          setWasOpen(true);
          setOpen(true);
        }}
      />
      {wasOpen && ('Content' in entries ? <entries.Content {...opened} /> : <LazyMenu {...opened} entries={entries} />)}
    </>
  );
}
