import {
  IconBackpack,
  IconBook2,
  IconDental,
  IconDeviceMobile,
  IconDeviceTv,
  IconDeviceWatch,
  IconDiamond,
  IconEar,
  IconEyeglass,
  IconFileText,
  IconHeart,
  IconKey,
  IconShirt,
  IconShoe,
  IconSofa,
  IconWalk,
  IconWallet,
  type Icon,
} from '@tabler/icons-react';
import type { Belonging } from './belonging-words.ts';
import { usePortrait } from '../kit/person/portraits.ts';
import css from './belongings.module.css';

const icons: Readonly<Record<string, Icon>> = {
  clothing: IconShirt,
  footwear: IconShoe,
  jewellery: IconDiamond,
  watch: IconDeviceWatch,
  electrical: IconDeviceTv,
  furniture: IconSofa,
  mobility_aid: IconWalk,
  glasses: IconEyeglass,
  hearing_aid: IconEar,
  dentures: IconDental,
  documents: IconFileText,
  religious: IconBook2,
  sentimental: IconHeart,
  keys: IconKey,
  phone_tablet: IconDeviceMobile,
  money_in_safe: IconWallet,
  bank_card_held: IconWallet,
};

/** The thing itself where there is a photo of it, its kind where there is none. Its name always stands beside it. */
export function BelongingPhoto({ item }: { item: Belonging }) {
  const address = usePortrait(item.photo);
  const Kind = icons[item.category] ?? IconBackpack;
  return (
    <span className={css['photo']} aria-hidden>
      {address ? <img src={address} alt="" data-photo /> : <Kind size={28} stroke={1.5} />}
    </span>
  );
}
