import { houseAsset } from '../../premises/assets/house-asset.ts';
import { houseStock } from '../../premises/stock/house-stock.ts';
import { checksRead } from '../cells/checks-read.ts';
import { importKind } from './import-kind.ts';

export const stockKind = importKind({
  entity: houseStock,
  label: 'Stock',
  one: 'thing in stock',
  help: 'The quantity is what is on the shelf today; from then on it changes by what comes in, goes out or is counted.',
  fields: [
    'item_name',
    'category',
    'quantity',
    'unit',
    'reorder_level',
    'reorder_quantity',
    'location',
    'expiry_date',
    'batch_no',
    'storage_temp',
    'supplier',
    'unit_cost',
  ],
  near: {
    item_name: ['name', 'product', 'description', 'article'],
    quantity: ['amount', 'in stock', 'qty', 'count', 'stock level'],
    reorder_level: ['minimum', 'minimum stock', 'reorder level', 'reorder at'],
    reorder_quantity: ['reorder quantity', 'order quantity'],
    location: ['place', 'cupboard', 'shelf', 'store', 'location'],
    expiry_date: ['expiry', 'best before', 'expires'],
    unit_cost: ['cost', 'unit cost', 'unit price', 'price'],
  },
  // A file cannot bring another file along.
  confirmed: ['no_safety_sheet'],
  knownBy: [['item_name', 'location']],
});

export const assetKind = importKind({
  entity: houseAsset,
  label: 'Assets',
  one: 'thing of the house',
  help: 'What is checked, and how often, may stand in one column: “Gas safety every 12 months; Looked over every month”.',
  fields: [
    'asset_tag',
    'name',
    'category',
    'location',
    'condition',
    'status',
    'safe_working_load_kg',
    'make',
    'model',
    'serial_number',
    'supplier',
    'purchase_date',
    'purchase_cost',
    'warranty_expiry',
    'checks',
  ],
  near: {
    asset_tag: ['asset number', 'asset no', 'asset id', 'inventory number'],
    name: ['item', 'description', 'asset'],
    category: ['type', 'kind'],
    location: ['place', 'room', 'location'],
    safe_working_load_kg: ['swl', 'max load'],
    serial_number: ['serial', 'serial no'],
    purchase_date: ['purchase date', 'date of purchase', 'purchased'],
    purchase_cost: ['cost', 'value', 'purchase price'],
    warranty_expiry: ['warranty'],
    checks: ['check', 'inspections', 'checked'],
  },
  completes: (texts) => ({ ...texts, checks: checksRead(texts['checks'] ?? '') }),
  knownBy: [['asset_tag']],
});
