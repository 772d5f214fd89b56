import { useCallback, useState } from 'react';
import type { ResultView } from '../../components/search/ResultHeader';

const key = 'shop.resultView';

function storedView(): ResultView {
  try {
    return localStorage.getItem(key) === 'tile' ? 'tile' : 'row';
  } catch {
    // A browser that forbids storage shows the list as it is at first.
    return 'row';
  }
}

function store(view: ResultView): void {
  try {
    localStorage.setItem(key, view);
  } catch {
    // The choice then holds until the page is left.
  }
}

/** Whether results are a list or tiles; this device remembers it. */
export function useResultView(): [ResultView, (view: ResultView) => void] {
  const [view, setView] = useState(storedView);
  const choose = useCallback((next: ResultView) => {
    store(next);
    setView(next);
  }, []);
  return [view, choose];
}
