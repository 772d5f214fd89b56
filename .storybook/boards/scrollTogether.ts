/**
 * Scrolls a frame's page together with the others, by relative position, since pages of two looks differ in height.
 *
 * @param frames the frames that scroll together; the frame is added, and removed ones are dropped
 */
export function scrollTogether(frames: Set<HTMLIFrameElement>, frame: HTMLIFrameElement): void {
  frames.add(frame);
  const rootOf = (one: HTMLIFrameElement) => one.contentDocument?.scrollingElement ?? undefined;
  const lead = () => {
    const root = rootOf(frame);
    const { led } = frame.dataset;
    delete frame.dataset['led'];
    if (!root) return;
    // A page scrolled by this also fires an event, and must not lead in its turn, unless the user has scrolled it since.
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
