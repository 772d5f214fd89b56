import { useIntl } from 'react-intl';
import { validityOn } from '#domain/content/content.ts';
import { BlockSection } from './BlockSection';
import type { BlockProps } from './ContentBlocks';
import { ContentLink } from './ContentLink';
import { ContentPicture } from './ContentPicture';
import styles from './FlyerTableBlock.module.css';
import { usableLink } from './leads';
import { useToday } from '#clock/serverTime.ts';
import { ValidityText } from './ValidityText';

/** Flyers to browse, with the validity of their prices. */
export function FlyerTableBlock({ block: { title, flyers } }: BlockProps<'flyerTable'>) {
  const intl = useIntl();
  const today = useToday();
  return (
    <BlockSection title={title}>
      {flyers.length === 0 ? (
        <p className={styles.none}>{intl.formatMessage({ id: 'content.flyers.none' })}</p>
      ) : (
        <ul className={styles.flyers}>
          {flyers.map((flyer, place) => (
            <li key={place}>
              <ContentLink url={flyer.link.url} target={flyer.link.target} className={styles.flyer}>
                <ContentPicture image={flyer.image && { ...flyer.image, alt: '' }} className={styles.picture} width={96} height={96} />
                <span className={styles.words}>
                  <strong className={styles.title}>{flyer.title}</strong>
                  <span className={styles.validity}>
                    <ValidityText validity={validityOn(today, flyer)} />
                  </span>
                </span>
                {usableLink(flyer.link) && <span className={styles.more}>{flyer.link.caption}</span>}
              </ContentLink>
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  );
}
