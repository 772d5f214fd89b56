import styles from './ShellIcon.module.css';

const drawings = {
  home: 'M3.5 11 12 4l8.5 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  categories: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20.5 20.5',
  lists: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  cart: 'M2.5 4H5l2.4 11.2h10.4L20.5 7H5.7M9 19.5h.01M17 19.5h.01',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c0-4 3.3-6 7.5-6s7.5 2 7.5 6',
  news: 'M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  customer: 'M4 20V9.5l8-5 8 5V20M2.5 20h19M9 20v-6h6v6',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  down: 'M6 9.5l6 6 6-6',
  up: 'M6 14.5l6-6 6 6',
  next: 'M9.5 6l6 6-6 6',
  back: 'M19.5 12h-15M10.5 5.5 4 12l6.5 6.5',
  check: 'M5 12.5l4.5 4.5L19.5 7',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  offline: 'M3 3l18 18M8.5 15.5a5 5 0 0 1 7 0M5.5 12a9.5 9.5 0 0 1 5-2.6M14.5 9.8a9.5 9.5 0 0 1 4 2.2M2.5 8.5A14 14 0 0 1 7 5.7M11 5a14 14 0 0 1 10.5 3.5M12 19h.01',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  percent: 'M6 18 18 6M7.5 5.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM16.5 14.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  sparkle: 'M12 3.5l2.2 6.3 6.3 2.2-6.3 2.2L12 20.5l-2.2-6.3L3.5 12l6.3-2.2z',
  receipt: 'M5.5 3.5h13v17l-2.6-1.7-2.2 1.7-1.7-1.7-1.7 1.7-2.2-1.7-2.6 1.7zM9 8.5h6M9 12.5h6',
} as const;

/** What a drawing of the frame shows. */
export type ShellIconName = keyof typeof drawings;

interface ShellIconProps {
  /** The drawing. */
  name: ShellIconName;
  /** `small` beside text, `regular` where it stands for a target. */
  size?: 'regular' | 'small';
}

/** A line drawing in the colour of its text. It never stands alone: the control round it has a name. */
export function ShellIcon({ name, size = 'regular' }: ShellIconProps) {
  return (
    <svg aria-hidden="true" className={`${styles.icon} ${size === 'small' ? styles.small : ''}`} viewBox="0 0 24 24">
      <path d={drawings[name]} />
    </svg>
  );
}
