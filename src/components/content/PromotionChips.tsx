import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Validity } from '#domain/content/content.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { ContentLink } from './ContentLink';
import styles from './PromotionChips.module.css';
import { ValidityText } from './ValidityText';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';

/** A promotion and its target. */
export interface PromotionChip {
  readonly key: string;
  readonly title: string;
  /** Address inside the shop, or as the editors wrote it. */
  readonly url: string;
  /** Undefined if the days are unknown. */
  readonly validity?: Validity;
}

interface PromotionChipsProps {
  /** In display order; at least one. */
  chips: readonly PromotionChip[];
}

/** Promotions of a list on one line that scrolls sideways, so that its height is the same for any number. */
export function PromotionChips({ chips }: PromotionChipsProps) {
  const id = useId();
  return (
    <section className={styles.strip} aria-labelledby={id}>
      <SectionHeading level={2} look="group" id={id} className={styles.title}>
        <Icon name="percent" size="small" />
        <FormattedMessage id="promotion.strip.title" />
      </SectionHeading>
      <ul className={styles.chips}>
        {chips.map(({ key, title, url, validity }) => (
          <li key={key}>
            <ContentLink url={url} className={styles.chip}>
              <span>{title}</span>
              {validity && validity.kind !== 'open' && (
                <span className={styles.validity}>
                  <ValidityText validity={validity} />
                </span>
              )}
            </ContentLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
