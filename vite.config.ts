import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { compressedAssets } from './scripts/build/compressed-assets.ts';
import { drawnOnce } from './scripts/build/lasting-ids.ts';
import { preloadFront } from './scripts/build/preload-front.ts';

export default defineConfig({
  plugins: [
    react(),
    drawnOnce(),
    preloadFront('src/web/signed-out.tsx', 'src/web/early.js'),
    compressedAssets('dist/assets', 'dist/index.html'),
  ],
  // The package's own entry makes the bundler read six thousand files.
  resolve: { alias: { '@tabler/icons-react': '@tabler/icons-react/dist/esm/icons/index.mjs' } },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    target: 'es2022',
    // The content policy allows no data: fonts or scripts, so every asset is a file.
    assetsInlineLimit: 0,
    // Tells the test of sizes which file belongs to which page.
    manifest: true,
    rolldownOptions: {
      output: {
        // The bundler names a shared file after every page that wants it.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
        codeSplitting: {
          groups: [
            // What the entry itself needs, so that it runs before anything larger is evaluated.
            { name: 'start', test: /vite[\\/]preload-helper|src[\\/]web[\\/]kit[\\/]state[\\/]stored-session\.ts$/ },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // Everything that somebody needs who is not signed in, and nothing else.
            { name: 'front', test: /src[\\/]web[\\/]signed-out\.tsx$/ },
            // Asked for before and after sign-in alike, by those who have one.
            { name: 'second-factor', test: /src[\\/]web[\\/]session[\\/]second-factor[\\/].*-form\.tsx$/ },
            { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
            { name: 'dates', test: /node_modules[\\/]@date-fns[\\/]/ },
            // The declarations are one thing that many pages share; the shell needs only their kit. They travel in three
            // parts along lines that imports cross one way only: files that wait for each other start half empty.
            { name: 'vocabulary', test: /src[\\/]domain[\\/]kit[\\/](?!meanings|names)/ },
            { name: 'entries', test: /src[\\/]domain[\\/](daily-care|incidents|notes|rota)[\\/]/ },
            {
              name: 'house',
              test: /src[\\/]domain[\\/](homes(?![\\/]setting-up)|staff(?![\\/](rights|history[\\/]history-sentence))|premises|money|attachments|confidential|appointments|notices)[\\/]/,
            },
            // What pages of assessments and plans work out; no declaration needs it.
            {
              name: 'assessing',
              test: /src[\\/]domain[\\/](assessments[\\/](building|checking|filling|formula|parse-formula)|plans[\\/]versions|residents[\\/]views[\\/](plan-|evidence|resident-plans))/,
            },
            // What pages with a picture of figures work out, likewise.
            { name: 'charting', test: /src[\\/]domain[\\/]charts[\\/]/ },
            // What pages of the office work out, likewise.
            {
              name: 'office',
              test: /src[\\/]domain[\\/](importing|house-overview|upkeep|homes[\\/]setting-up|staff[\\/](rights|history[\\/]history-sentence))/,
            },
            // Read on its own pages and found by the search; no declaration needs it.
            { name: 'help', test: /src[\\/]domain[\\/]help[\\/]/ },
            { name: 'entities', test: /src[\\/]domain[\\/](?!kit[\\/])/ },
            {
              name: 'store',
              test: /node_modules[\\/](@reduxjs|redux|redux-persist|react-redux|immer|reselect|redux-thunk|use-sync-external-store)[\\/]/,
            },
            // What stands around every page comes in one file rather than in fifty small ones, and so do the icons that pages share.
            {
              name: 'shell',
              test: /src[\\/]web[\\/](signed-in|session[\\/](error|lock|already-signed-in)-screen)\.tsx$/,
            },
            { name: 'icons', test: /node_modules[\\/]@tabler[\\/]/, minShareCount: 2 },
            { name: 'form-state', test: /node_modules[\\/](@mantine[\\/]form|klona|fast-deep-equal)[\\/]/ },
            // What many pages share comes in a few files along lines that imports cross one way only: a request costs more than some
            // letters that are not needed yet.
            { name: 'form', test: /src[\\/]web[\\/]kit[\\/](input|form)[\\/]/, minShareCount: 3 },
            { name: 'lists', test: /src[\\/]web[\\/]kit[\\/](record|list)[\\/]/, minShareCount: 3 },
            { name: 'kit', test: /src[\\/]web[\\/]kit[\\/]/, minShareCount: 3 },
            { name: 'records', test: /src[\\/]web[\\/](records|pads)[\\/]/, minShareCount: 2 },
            { name: 'follow-ups', test: /src[\\/]web[\\/](follow-ups|search)[\\/]/, minShareCount: 2 },
            { name: 'incidents', test: /src[\\/]web[\\/](incidents|body-map)[\\/]/, minShareCount: 2 },
            { name: 'shared', test: /src[\\/]web[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
