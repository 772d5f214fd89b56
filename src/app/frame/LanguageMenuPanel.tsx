import type { OpenedMenu } from './parts/MenuButton';
import { Menu } from '#kit/overlay/Menu.tsx';
import { useLanguageEntries } from './languageEntries';

/** The opened menu of the languages that the tenant offers. */
export function LanguageMenuPanel(opened: OpenedMenu) {
  return <Menu {...opened} entries={useLanguageEntries()} />;
}
