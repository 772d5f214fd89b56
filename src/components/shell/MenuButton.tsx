import { useRef, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { HeaderButton } from './HeaderControl';
import type { MenuEntry } from '../../kit/overlay/menuEntry';
import type { IconName } from '../../kit/icon/Icon';

const Menu = lazyComponent(async () => (await import('../../kit/overlay/Menu')).Menu);

interface MenuButtonProps {
  /** What the menu is about, for assistive technology. */
  name: string;
  icon?: IconName;
  /** Visible words; without them the icon stands alone. */
  label?: ReactNode;
  /** Pixels that the words take at least, because they come later than the rest. */
  labelWidth?: number;
  /** The words take no more than that and are cut off, where the header is narrow. */
  isShort?: boolean;
  /** Quieter words under them. */
  detail?: ReactNode;
  /** What can be chosen, from top to bottom. */
  entries: readonly MenuEntry[];
}

/** A button of the header that opens a menu. What draws the menu is fetched with the first use. */
export function MenuButton({ name, icon, label, labelWidth, isShort = false, detail, entries }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
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
        onIntent={Menu.prefetch}
        onClick={() => {
          setWasOpen(true);
          setOpen(true);
        }}
      />
      {wasOpen && <Menu name={name} anchor={button} isOpen={isOpen} entries={entries} onClose={() => setOpen(false)} />}
    </>
  );
}
