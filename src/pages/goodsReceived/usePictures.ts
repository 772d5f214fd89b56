import { useCallback, useEffect, useRef, useState } from 'react';
import { newKey } from '#ordering/newKey.ts';
import type { FaultPicture, PictureProblem } from './parts/FaultForm';
import { forgetPictures, keepPicture, readPicture } from './pictureStore';
import { smallPicture } from './smallPicture';

/** A picture loaded by the page. */
interface LoadedPicture {
  readonly blob: Blob;
  readonly src: string;
}

export interface Pictures {
  pictureOf(id: string): FaultPicture;
  /** Files to share, in the sequence of the ids. */
  files(ids: readonly string[], name: string): readonly File[];
  /** Scales a picture down and stores it; `onKept` is called with its id only after that. */
  add(file: File, onKept: (id: string) => void): void;
  remove(id: string): void;
  readonly isKeeping: boolean;
  readonly problem: PictureProblem | undefined;
  forgetProblem(): void;
}

/**
 * Loads a delivery's pictures, and stores new ones.
 *
 * @param name storage key of the delivery
 * @param ids its pictures
 */
export function usePictures(name: string, ids: readonly string[]): Pictures {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, LoadedPicture>>(new Map());
  const [isKeeping, setKeeping] = useState(false);
  const [problem, setProblem] = useState<PictureProblem>();
  const shown = useRef(new Map<string, LoadedPicture>());
  const show = useCallback((id: string, blob: Blob) => {
    if (shown.current.has(id)) return;
    shown.current.set(id, { blob, src: URL.createObjectURL(blob) });
    setLoaded(new Map(shown.current));
  }, []);
  const wanted = ids.join(' ');
  useEffect(() => {
    let isOver = false;
    for (const id of wanted.split(' ').filter((one) => one !== '' && !shown.current.has(one)))
      // Without the device's storage its place stays empty.
      void readPicture(name, id).then(
        (blob) => {
          if (blob && !isOver) show(id, blob);
        },
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [name, wanted, show]);
  useEffect(() => {
    const { current } = shown;
    return () => {
      for (const { src } of current.values()) URL.revokeObjectURL(src);
      current.clear();
    };
  }, []);
  return {
    pictureOf: (id) => ({ id, src: loaded.get(id)?.src }),
    files: (wantedIds, start) =>
      wantedIds.flatMap((id, place) => {
        const picture = loaded.get(id);
        return picture ? [new File([picture.blob], `${start}-${place + 1}.jpg`, { type: picture.blob.type })] : [];
      }),
    add: (file, onKept) => {
      setKeeping(true);
      setProblem(undefined);
      const id = newKey();
      void smallPicture(file)
        .then(
          (blob) =>
            keepPicture(name, id, blob).then(
              () => {
                show(id, blob);
                onKept(id);
              },
              () => setProblem('unstored'),
            ),
          () => setProblem('unreadable'),
        )
        .finally(() => setKeeping(false));
    },
    remove: (id) => void forgetPictures(name, [id]).catch(() => undefined),
    isKeeping,
    problem,
    forgetProblem: () => setProblem(undefined),
  };
}
