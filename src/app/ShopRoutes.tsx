import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { lazy, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { ErrorScreen } from './ErrorScreen';
import { Layout } from './Layout';
import { screens, type Screen } from './screens';

/** All routes of the shop; every screen stands inside the frame. */
export function ShopRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>{screens.map(routeOf)}</Route>
    </Routes>
  );
}

function routeOf(screen: Screen) {
  if ('leadsTo' in screen) return <Route key={screen.path} path={screen.path} element={<Navigate to={screen.leadsTo} replace />} />;
  const Page = lazyPage(screen.page);
  if (screen.path === '') return <Route key="index" index element={<GuardedPage Page={Page} />} />;
  return <Route key={screen.path} path={screen.path} element={<GuardedPage Page={Page} />}>{screen.children?.map(routeOf)}</Route>;
}

const pages = new Map<unknown, ComponentType>();

/** One lazy component for each chunk: screens that share a chunk share it, and going from one to the other mounts nothing anew. */
function lazyPage(page: Extract<Screen, { page: unknown }>['page']): ComponentType {
  const known = pages.get(page);
  if (known) return known;
  const Page = lazy(async () => ({ default: (await page()).Component }));
  pages.set(page, Page);
  return Page;
}

/** A screen whose failure stays its own: the frame remains, and going anywhere else leaves the failure behind. */
function GuardedPage({ Page }: { Page: ComponentType }) {
  const { key } = useLocation();
  const { reset } = useQueryErrorResetBoundary();
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen} onReset={reset} resetKeys={[key]} onError={(error) => console.error('A screen failed', error)}>
      <Page />
    </ErrorBoundary>
  );
}
