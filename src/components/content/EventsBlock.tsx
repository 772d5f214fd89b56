import { FormattedMessage, useIntl } from 'react-intl';
import { comingEvents, type EventEntry } from '#domain/content/content.ts';
import { formatPastDay } from '#i18n/format.ts';
import { BlockSection } from './BlockSection';
import type { BlockProps } from './ContentBlocks';
import { ContentLink } from './ContentLink';
import { ContentPicture } from './ContentPicture';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './EventsBlock.module.css';
import { usableLink } from './leads';
import { RichText } from './RichText';
import { useToday } from '#clock/serverTime.ts';

/** Upcoming events, soonest first; past ones are omitted. */
export function EventsBlock({ block: { title, events } }: BlockProps<'events'>) {
  const coming = comingEvents(events, useToday());
  return (
    <BlockSection title={title}>
      {coming.length === 0 ? (
        <p className={styles.none}>
          <FormattedMessage id="content.events.none" />
        </p>
      ) : (
        <ul className={styles.events}>
          {coming.map((event, place) => (
            <li key={place} className={styles.event}>
              <EventCard event={event} level={title?.trim() ? 3 : 2} />
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  );
}

function EventCard({
  event: { title, startDate, endDate, time, location, text, image, link: written },
  level,
}: {
  event: EventEntry;
  /** Heading level. */
  level: 2 | 3;
}) {
  const { locale } = useIntl();
  const link = usableLink(written);
  const from = formatPastDay(startDate, locale);
  return (
    <>
      <div className={styles.words}>
        <p className={styles.when}>
          {endDate !== undefined && endDate !== startDate ? (
            <span>
              <FormattedMessage id="content.events.days" values={{ from, to: formatPastDay(endDate, locale) }} />
            </span>
          ) : (
            from
          )}
          {time !== undefined && (
            <span>
              {', '}
              <FormattedMessage id="content.events.time" values={{ time }} />
            </span>
          )}
        </p>
        <SectionHeading level={level} look="part">
          {title}
        </SectionHeading>
        {location && <p className={styles.where}>{location}</p>}
        {text && <RichText document={text} below={level} />}
        {link && (
          <ContentLink url={link.url} target={link.target} className={styles.link}>
            {link.caption}
          </ContentLink>
        )}
      </div>
      <ContentPicture image={image} className={styles.picture} width={240} height={135} />
    </>
  );
}
