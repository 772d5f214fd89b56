/** One line of a menu in the header. */
export type MenuEntry =
  | {
      readonly kind: 'link';
      readonly key: string;
      readonly label: string;
      /** Quieter words under it. */
      readonly detail?: string;
      /** Address inside the shop. */
      readonly href: string;
      /** Something to do just before the way is taken. */
      readonly onFollow?: () => void;
    }
  | {
      readonly kind: 'choice';
      readonly key: string;
      readonly label: string;
      readonly detail?: string;
      /** Language of the words, where it is not the page's. */
      readonly lang?: string;
      /** Whether it is chosen now; undefined where choosing is doing. */
      readonly isChosen?: boolean;
      onChoose(): void;
    }
  | { readonly kind: 'divider'; readonly key: string };
