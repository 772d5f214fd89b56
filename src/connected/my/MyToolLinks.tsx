import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { AppLink } from '#kit/link/AppLink.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import { useToolsAsOpened } from '../tools/usedTools';
import styles from './MyNav.module.css';
import type { MyScreen } from './myScreens';

/** The tools in the side navigation, those used last on this device first. */
export function MyToolLinks({ current }: { current: MyScreen }) {
  const title = useId();
  return (
    <div className={styles.tools}>
      <SectionHeading level={2} look="part" id={title}>
        <FormattedMessage id="tools.title" />
      </SectionHeading>
      <ul className={styles.list} aria-labelledby={title}>
        {useToolsAsOpened().map(({ key, href }) => (
          <li key={key}>
            <AppLink href={href} className={styles.link} aria-current={key === current ? 'page' : undefined}>
              <FormattedMessage id={`tools.${key}`} />
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
