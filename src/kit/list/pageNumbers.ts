/**
 * Page numbers to offer: first, last, current with its neighbours, and gaps between. A gap never replaces a single
 * page.
 *
 * @param page current page, from 0
 */
export function pageNumbers(page: number, pageCount: number): (number | 'gap')[] {
  const wanted = new Set([0, pageCount - 1, page - 1, page, page + 1].filter((one) => one >= 0 && one < pageCount));
  if (wanted.has(2)) wanted.add(1);
  if (wanted.has(pageCount - 3)) wanted.add(pageCount - 2);
  const numbers: (number | 'gap')[] = [];
  let last = -1;
  for (const one of [...wanted].sort((a, b) => a - b)) {
    if (one > last + 1) numbers.push('gap');
    numbers.push(one);
    last = one;
  }
  return numbers;
}
