import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { createElement, useReducer } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { reportError } from '#platform/errorReports.ts';
import { ErrorScreen } from './ErrorScreen';
import { Layout } from './frame/Layout';
import { forgetPage, pageComponent } from './pages';
import { shopRoutes, type PageRoute, type ShopRoute } from './screens';

/** All routes of the shop; every screen is inside the frame. */
export function ShopRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>{shopRoutes.map(routeOf)}</Route>
    </Routes>
  );
}

function routeOf(route: ShopRoute) {
  if ('redirectTo' in route) return <Route key={route.path} path={route.path} element={<Navigate to={route.redirectTo} replace />} />;
  const element = <GuardedPage screen={route} />;
  if (route.path === '') return <Route key="index" index element={element} />;
  return (
    <Route key={route.path} path={route.path} element={element}>
      {route.children?.map(routeOf)}
    </Route>
  );
}

/** A screen with an error boundary: the frame remains, and any navigation clears the error. */
function GuardedPage({ screen }: { screen: PageRoute }) {
  const { key } = useLocation();
  const { reset } = useQueryErrorResetBoundary();
  const [, tryAgain] = useReducer((tries: number) => tries + 1, 0);
  const onReset = () => {
    reset();
    tryAgain();
  };
  const onError = (error: unknown) => {
    console.error('A screen failed', error);
    reportError({ kind: 'render', operation: 'A screen', error });
    forgetPage(screen);
  };
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen} onReset={onReset} resetKeys={[key]} onError={onError}>
      {createElement(pageComponent(screen))}
    </ErrorBoundary>
  );
}
