import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Picture } from '#components/picture/Picture.tsx';
import { EditorLink } from './EditorLink';
import styles from './Footer.module.css';
import type { ShellLink } from './shellLink';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';

/** A headed list of links. */
export interface FooterLinks {
  readonly title: string;
  readonly links: readonly ShellLink[];
}

interface FooterProps {
  /** The tenant's own content, above everything. */
  own?: ReactNode;
  /** Seals and partner marks of the tenant. */
  images: readonly { readonly url: string; readonly alt: string }[];
  columns: readonly FooterLinks[];
  /** Imprint, privacy, terms. */
  legal: readonly ShellLink[];
  /** Presences on other sites. */
  social: readonly ShellLink[];
  /** The last line. */
  copyright: string;
}

/** The foot of every page. All of it comes from the editors; empty parts are omitted. */
export function Footer({ own, images, columns, legal, social, copyright }: FooterProps) {
  const intl = useIntl();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        {(own !== undefined || images.length > 0) && (
          <div className={styles.own}>
            {own}
            {images.length > 0 && (
              <div className={styles.images}>
                {images.map(({ url, alt }) => (
                  <Picture key={url} src={url} alt={alt} height={48} loading="lazy" />
                ))}
              </div>
            )}
          </div>
        )}
        {columns.length > 0 && (
          <nav className={styles.columns} aria-label={intl.formatMessage({ id: 'shell.footer.name' })}>
            {columns.map(({ title, links }) => (
              <div key={title}>
                <SectionHeading level={2} look="group" className={styles.title}>
                  {title}
                </SectionHeading>
                <ul className={styles.list}>
                  {links.map((link) => (
                    <li key={link.href + link.caption}>
                      <EditorLink link={link} className={`${styles.link} ${link.isHighlighted ? styles.highlighted : ''}`} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        <div className={styles.last}>
          <p className={styles.copyright}>{copyright}</p>
          {[social, legal].map(
            (links, place) =>
              links.length > 0 && (
                <div key={place} className={styles.line}>
                  {links.map((link) => (
                    <EditorLink key={link.href + link.caption} link={link} className={styles.link} />
                  ))}
                </div>
              ),
          )}
        </div>
      </div>
    </footer>
  );
}
