/** The workshop of the kit, for those who build it: `npm run gallery`. Never part of what is served. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { register } from '#domain/register.ts';
import '../kit/styles/styles.ts';
import '../kit/styles/styles-within.ts';
import { registerEntities } from '../kit/state/entities.ts';
import { createStore } from '../kit/state/store.ts';
import { slices } from '../slices.ts';
import { Gallery } from './gallery.tsx';

registerEntities(register);
const { store } = createStore(slices);
const router = createBrowserRouter([{ path: '*', element: <Gallery /> }]);

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  </StrictMode>,
);
