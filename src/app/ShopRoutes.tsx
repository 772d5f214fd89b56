import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { createElement, useReducer } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { ErrorScreen } from './ErrorScreen';
import { Layout } from './Layout';
import { forgetPage, pageComponent, type Page } from './pages';
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
  const element = <GuardedPage page={screen.page} />;
  if (screen.path === '') return <Route key="index" index element={element} />;
  return <Route key={screen.path} path={screen.path} element={element}>{screen.children?.map(routeOf)}</Route>;
}

/** A screen whose failure stays its own: the frame remains, and going anywhere else leaves the failure behind. */
function GuardedPage({ page }: { page: Page }) {
  const { key } = useLocation();
  const { reset } = useQueryErrorResetBoundary();
  const [, tryAgain] = useReducer((tries: number) => tries + 1, 0);
  const onReset = () => {
    reset();
    tryAgain();
  };
  const onError = (error: unknown) => {
    console.error('A screen failed', error);
    forgetPage(page);
  };
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen} onReset={onReset} resetKeys={[key]} onError={onError}>
      {createElement(pageComponent(page))}
    </ErrorBoundary>
  );
}
