import encodeQR from 'qr';

/** Drawn from squares, so that nothing leaves the device. The four squares of white around it are what the standard asks for. */
export function QrCode({ text, className }: { text: string; className: string | undefined }) {
  const dots = encodeQR(text, 'raw', { border: 4 });
  const path = dots.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg className={className} viewBox={`0 0 ${dots.length} ${dots.length}`} shapeRendering="crispEdges" aria-hidden>
      <path d={path} />
    </svg>
  );
}
