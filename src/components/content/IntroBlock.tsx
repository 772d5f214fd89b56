import type { BlockProps } from './ContentBlocks';
import { ContentLink } from './ContentLink';
import { ContentPicture } from './ContentPicture';
import styles from './IntroBlock.module.css';
import { usableLink } from './leads';
import { RichText } from './RichText';
import { buttonLook } from '#kit/action/buttonLook.ts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';

/** Opening of a page: a claim beside a large picture. */
export function IntroBlock({ block: { title, text, image, link: written } }: BlockProps<'intro'>) {
  const link = usableLink(written);
  return (
    <section className={styles.intro}>
      <div className={styles.words}>
        <SectionHeading level={2}>{title}</SectionHeading>
        {text && <RichText document={text} below={2} />}
        {link && (
          <ContentLink url={link.url} target={link.target} className={link.highlighted ? buttonLook('primary') : styles.link}>
            {link.caption}
          </ContentLink>
        )}
      </div>
      <ContentPicture image={image} className={styles.picture} width={672} height={280} />
    </section>
  );
}
