/**
 * Has a frame's page scroll with those of the others, by the share of the way, since pages of two looks differ in height.
 *
 * @param frames those that scroll together; the frame joins them, and what has left the document leaves
 */
export function scrollTogether(frames: Set<HTMLIFrameElement>, frame: HTMLIFrameElement): void {
  frames.add(frame);
  const rootOf = (one: HTMLIFrameElement) => one.contentDocument?.scrollingElement ?? undefined;
  const lead = () => {
    const root = rootOf(frame);
    const { led } = frame.dataset;
    delete frame.dataset['led'];
    if (!root) return;
    // What was moved by this tells of it, too, and must not lead in its turn; unless somebody has scrolled it on before it told.
    if (led !== undefined && Math.abs(root.scrollTop - Number(led)) <= 1) return;
    const share = root.scrollTop / Math.max(1, root.scrollHeight - root.clientHeight);
    for (const other of frames) {
      if (!other.isConnected) frames.delete(other);
      const target = rootOf(other);
      if (other === frame || !target) continue;
      const top = Math.round(share * (target.scrollHeight - target.clientHeight));
      if (Math.abs(target.scrollTop - top) <= 1) continue;
      other.dataset['led'] = String(top);
      target.scrollTop = top;
    }
  };
  frame.contentDocument?.addEventListener('scroll', lead, { passive: true });
}
