import { fileTypes } from '#domain/kit/traits/accepted-file.ts';
import { IconFileSpreadsheet, IconFileText, IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useThumbnail } from '../kit/data/use-file.ts';
import { iconProps } from '../kit/ui/icon-props.ts';
import css from './files.module.css';

/** Small pictures are fetched once they come near the screen: a list of two hundred asks for those one sees. */
function useNear() {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isNear || !place.current) return;
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setIsNear(true), {
      rootMargin: '200px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear]);
  return { place, isNear };
}

const isShown = (mime: string | null): boolean => mime === fileTypes.pdf || mime?.startsWith('image/') === true;

function KindIcon({ mime }: { mime: string | null }) {
  if (mime === fileTypes.pdf) return <IconFileTypePdf {...iconProps} />;
  if (mime === fileTypes.xlsx || mime === fileTypes.csv) return <IconFileSpreadsheet {...iconProps} />;
  return mime?.startsWith('image/') ? <IconPhoto {...iconProps} /> : <IconFileText {...iconProps} />;
}

interface ThumbnailProps {
  file: { readonly id: string; readonly mime: string | null; readonly file_version: number | null };
  isLarge?: boolean;
}

/** What a file looks like, or what kind of file it is. */
export function Thumbnail({ file, isLarge = false }: ThumbnailProps) {
  const { place, isNear } = useNear();
  const { address } = useThumbnail(isNear && isShown(file.mime) ? file.id : null, file.file_version);
  return (
    <span ref={place} className={css['thumbnail']} data-large={isLarge || undefined}>
      {address ? <img src={address} alt="" data-photo /> : <KindIcon mime={file.mime} />}
    </span>
  );
}
