import { deflateRawSync } from 'node:zlib';

/** What the last part of a zip, or its list of contents, says untruthfully. */
export interface Zipped {
  readonly name?: string;
  readonly method?: number;
  readonly flags?: number;
  readonly saidSize?: number;
  readonly saidParts?: number;
  readonly partAt?: number;
  readonly listAt?: number;
}

/** A zip of deflated parts, as an office programme writes it. */
export function zipOf(parts: Readonly<Record<string, string | Buffer>>, lies: Zipped = {}): Buffer {
  const bodies: Buffer[] = [];
  const listed: Buffer[] = [];
  const all = Object.entries(parts);
  let at = 0;
  for (const [i, [given, content]] of all.entries()) {
    const { name = given, method = 8, flags = 0, saidSize, partAt = at } = i === all.length - 1 ? lies : {};
    const packed = deflateRawSync(content);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(flags, 6);
    head.writeUInt16LE(method, 8);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(saidSize ?? Buffer.byteLength(content), 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(partAt, 42);
    bodies.push(head, Buffer.from(name), packed);
    listed.push(entry, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(lies.saidParts ?? all.length, 10);
  end.writeUInt32LE(lies.listAt ?? at, 16);
  return Buffer.concat([...bodies, ...listed, end]);
}
